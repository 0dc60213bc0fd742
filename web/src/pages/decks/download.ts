/** Give somebody a file to keep. */
export function download(name: string, text: string, type = 'text/plain'): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** A name for a file, made of any words. */
export function fileName(words: string, ending: string): string {
  const plain = words
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .toLowerCase()
  return `${plain || 'nefrit'}.${ending}`
}
