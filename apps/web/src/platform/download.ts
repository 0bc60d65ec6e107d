/** Downloads a file in the browser. */
export function download(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // Browsers read the file after the click.
  setTimeout(() => {
    URL.revokeObjectURL(link.href)
  }, 60_000)
}

/** Returns the name of a plan for use in a file name. */
export function fileNameOf(planName: string): string {
  // Some systems refuse these characters in a file name.
  const name = planName.replaceAll(/[\\/:*?"<>|]/gu, '-').trim()
  return name === '' ? 'Plan' : name
}
