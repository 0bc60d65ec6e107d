/** Hands a file to the downloads of the browser. */
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

/** The name of a plan as part of the name of a file. */
export function fileNameOf(planName: string): string {
  // What some systems refuse in the name of a file.
  const name = planName.replaceAll(/[\\/:*?"<>|]/gu, '-').trim()
  return name === '' ? 'Plan' : name
}
