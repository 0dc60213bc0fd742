import { describe, expect, it } from 'vitest'
import { correctionOf, qr } from './qr'

const shown = (modules: boolean[][]): string[] =>
  modules.map((row) => row.map((dark) => (dark ? '#' : '.')).join(''))

describe('a QR code', () => {
  it('corrects as the example of the standard does', () => {
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]
    expect(correctionOf(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23])
  })

  it('is the one that readers have read', () => {
    expect(shown(qr('nefrit') as boolean[][])).toMatchInlineSnapshot(`
      [
        "#######.#.##..#######",
        "#.....#.###...#.....#",
        "#.###.#.###...#.###.#",
        "#.###.#..#....#.###.#",
        "#.###.#.#...#.#.###.#",
        "#.....#..####.#.....#",
        "#######.#.#.#.#######",
        ".........####........",
        "#..########.##..#.###",
        "###.##.####.#.#.###..",
        "..###.#......##.#.###",
        "##.#....####......#.#",
        "##.####..#....#..#...",
        "........#####....###.",
        "#######.#...#####....",
        "#.....#.##.###..###..",
        "#.###.#.##.##.#....##",
        "#.###.#.#..##..#.##..",
        "#.###.#..##...#.##.##",
        "#.....#......###.####",
        "#######.##.#...#.....",
      ]
    `)
  })

  it('is a square with a finder in three corners', () => {
    for (const length of [1, 14, 15, 26, 60, 120, 180, 213]) {
      const rows = shown(qr('a'.repeat(length)) as boolean[][])
      const size = rows.length
      expect((size - 17) % 4).toBe(0)
      for (const row of rows) expect(row).toHaveLength(size)
      const finder = [
        '#######.',
        '#.....#.',
        '#.###.#.',
        '#.###.#.',
        '#.###.#.',
        '#.....#.',
        '#######.',
        '........',
      ]
      const corner = (top: number, left: number): string[] =>
        rows.slice(top, top + 8).map((row) => row.slice(left, left + 8))
      expect(corner(0, 0)).toEqual(finder)
      expect(corner(0, size - 8)).toEqual(finder.map((row) => [...row].reverse().join('')))
      expect(corner(size - 8, 0)).toEqual([...finder].reverse())
    }
  })

  it('has room for 213 bytes and no more', () => {
    expect(qr('a'.repeat(213))).not.toBeNull()
    expect(qr('a'.repeat(214))).toBeNull()
    expect(qr('ż'.repeat(107))).toBeNull()
  })
})
