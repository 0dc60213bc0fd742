/** Whether the reader is asked something at the table that is open: title and icon of the page tell it, too. */
class Alert {
  mine = $state(false)
}

export const alert = new Alert()

const ICON = '/icon.svg'
const ICON_ASKED = '/icon-asked.svg'

/** Show the icon that fits. */
export function showIcon(asked: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  link?.setAttribute('href', asked ? ICON_ASKED : ICON)
}
