/** Whether the pages are dark: as the settings say, else as the device likes it. */
import { settings } from './settings.svelte'

const QUERY = '(prefers-color-scheme: dark)'

class Scheme {
  private device = $state(false)

  constructor() {
    // Jsdom has no media.
    const media = typeof matchMedia === 'function' ? matchMedia(QUERY) : null
    if (!media) return
    this.device = media.matches
    media.addEventListener('change', () => (this.device = media.matches))
  }

  get dark(): boolean {
    return settings.theme === 'system' ? this.device : settings.theme === 'dark'
  }
}

export const scheme = new Scheme()
