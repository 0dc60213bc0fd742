import type { Emblem } from './emblem'

/** What has been built. */
export const PLACES = {
  pagoda: {
    fill: 'M24 1l2 6c5 4 10 6 17 6-2 3-5 4-8 4v4c3 3 7 4 12 4-2 4-6 5-10 5v14H27V34h-6v10H11V30c-4 0-8-1-10-5 5 0 9-1 12-4v-4c-3 0-6-1-8-4 7 0 12-2 17-6z',
    cut: 'M12 17h24M11 29h26',
  },
  castle: {
    fill: 'M24 2c4 5 9 7 15 7l-3 5v6c4 2 7 3 11 3l-3 5v17H29V35H19v10H4V28l-3-5c4 0 7-1 11-3v-6L9 9c6 0 11-2 15-7z',
    cut: 'M12 15h24M8 28h32M20 21h2M26 21h2M10 36h2M36 36h2',
  },
  fort: {
    fill: 'M4 10h6v5h5v-5h6v5h6v-5h6v5h5v-5h6v12l-4 4v19H29V36c0-6-10-6-10 0v9H8V26l-4-4z',
    cut: 'M8 26h32M14 31h3M31 31h3M13 21h22',
  },
  tower: {
    fill: 'M13 3h5v5h4V3h5v5h4V3h5v13l-4 4 3 26H13l3-26-4-4z',
    cut: 'M16 20h16M24 25v5M15 38h8M25 38h8M22 44v-4h4v4',
  },
  spire: {
    fill: 'M24 0l5 15v31H19V15zM11 17l5 11v18H7V28zM37 17l4 11v18h-9V28z',
    cut: 'M24 19v6M24 31v6M11 31v4M37 31v4',
  },
  torii: {
    fill: 'M2 6c14 4 30 4 44 0l-2 7c-13 3-27 3-40 0zM7 18h34v5H7zM11 13h5l-1 33H9zM32 13h5l2 33h-6z',
    cut: 'M24 13v5',
  },
  temple: {
    fill: 'M24 3l21 13v5H3v-5zM6 23h6v17H6zM16 23h6v17h-6zM26 23h6v17h-6zM36 23h6v17h-6zM3 41h42v5H3z',
    cut: 'M24 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  },
  dome: {
    fill: 'M24 2c1 4 2 6 0 8 9 1 15 7 16 15h4v5H4v-5h4c1-8 7-14 16-15-2-2-1-4 0-8zM7 32h34v14H29V38c-2-4-8-4-10 0v8H7z',
    cut: 'M12 25c2-6 6-10 12-11M11 37v5M37 37v5',
  },
  pyramid: { fill: 'M24 4l22 38H2z', cut: 'M24 5l6 37M18 15l10 2M13 24l15 2M8 33l21 2' },
  steps: {
    fill: 'M18 6h12v7h5v8h5v8h4v8h3v8H1v-8h3v-8h4v-8h5v-8h5z',
    cut: 'M20 13v32M28 13v32M20 21h8M20 29h8M20 37h8M22 9h4',
  },
  gate: {
    fill: 'M5 4h9v6h5V5h10v5h5V4h9v42H33V28c0-12-18-12-18 0v18H5z',
    cut: 'M10 16h3M35 16h3M24 19v27M19 24v22M29 24v22M15 34h18',
  },
  wall: {
    fill: 'M2 16h7v-6h8v6h7v-6h8v6h6v-6h8v34H2z',
    cut: 'M2 24h44M2 31h44M2 38h44M12 24v7M30 24v7M21 31v7M38 31v7M12 38v6M30 38v6',
  },
  house: {
    fill: 'M24 5l22 17-4 3v20H29V33h-9v12H6V25l-4-3zM34 5h6v9l-6-5z',
    cut: 'M8 24h32M11 30h5v5h-5zM33 30h4',
  },
  village: {
    fill: 'M13 10l12 11v20H3V21l-2-1zM34 4l13 14-2 2v21H28V20z',
    cut: 'M10 41V31h6v10M33 22h6v6h-6zM33 41v-7h6v7M8 22h9',
  },
  hut: {
    fill: 'M24 4c10 5 17 13 20 24l-5 1v16H9V29l-5-1C7 17 14 9 24 4z',
    cut: 'M9 29c10-3 20-3 30 0M19 45V35c2-4 8-4 10 0v10M24 6v9M16 14l-3 7M32 14l3 7',
  },
  tent: { fill: 'M26 6l20 38H30L23 26l-5 18H2L22 6l-3-4 3-1 2 3 2-3 3 1z', cut: 'M24 9l-1 14M16 21l-6 16' },
  bridge: {
    fill: 'M1 20c14-10 32-10 46 0v7h-5v15h-5V32c-5-8-21-8-26 0v10H6V27H1z',
    line: 'M7 17V9M18 13V5M30 13V5M41 17V9M3 10c14-8 28-8 42 0',
  },
  road: {
    fill: 'M19 3h10l15 43H4z',
    cut: 'M24 6v5M24 15v6M24 26v7M24 38v7',
  },
  mill: {
    fill: 'M19 21h10l4 25H15z',
    line: 'M24 17 8 3M24 17 40 3M24 17 8 31M24 17l16 14M8 3l-4 6M40 3l4 6M8 31l-4-6M40 31l4-6',
    cut: 'M21 46v-7h6v7',
  },
  mine: {
    fill: 'M3 45C4 24 12 12 24 8c12 4 20 16 21 37H34V28c-5-6-15-6-20 0v17z',
    line: 'M18 44 30 32M24 31c4 0 7 2 8 7',
  },
  forge: {
    fill: 'M3 15h16v-2h25v5c-6 0-10 4-12 9v5h6l3 8H11l3-8h6v-5c-3-6-9-7-17-7zM28 1l2 6-4 3zM36 3l-1 6-3 1z',
    cut: 'M20 19h16M17 35h17',
  },
  port: {
    fill: 'M24 2a6 6 0 0 1 3 11v4h9v5h-9v17c6-1 10-4 12-9l-4 1 7-9 4 10-4-1c-2 9-9 15-18 15S8 40 6 31l-4 1 4-10 7 9-4-1c2 5 6 8 12 9V22h-9v-5h9v-4a6 6 0 0 1 3-11z',
    cut: 'M24 6v3',
  },
  lighthouse: {
    fill: 'M19 4h10v8h2l3 31H14l3-31h2zM8 43h32v4H8zM14 2l20-1-2 4H16z',
    line: 'M33 8l10-4M33 10h11M15 8 5 4M15 10H4',
    cut: 'M17 22h14M16 32h16',
  },
  monument: {
    fill: 'M24 1l5 7 3 31H16l3-31zM11 39h26v7H11z',
    cut: 'M24 12v4M22 20h4M22 25h4M22 30h4',
  },
  stones: {
    fill: 'M2 14c7-4 15-5 22-4 8-1 16 0 22 4v6h-5v25h-9V20H16v25H7V20H2zM20 30h8v15h-8z',
    cut: 'M11 25v14M36 25v14',
  },
  throne: {
    fill: 'M11 2h5l3 5h10l3-5h5v26h5v18h-6v-8H12v8H6V28h5z',
    cut: 'M16 10h16v16H16zM12 32h24',
  },
  labyrinth: {
    fill: 'M24 2a22 22 0 1 1 0 44 22 22 0 0 1 0-44z',
    cut: 'M24 46V34a10 10 0 1 1 10-10M24 40a16 16 0 0 1 0-32M28 9a16 16 0 0 1 2 30M24 28a4 4 0 1 1 4-4',
  },
} satisfies Record<string, Emblem>
