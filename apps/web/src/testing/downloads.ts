import { spyOn } from 'storybook/test'

/** A file that the page hands to the browser. */
interface Download {
  readonly name: string
  readonly blob: Blob
}

/** Records the files that the page downloads from now on, none of which reaches the disk. */
export function watchDownloads(): readonly Download[] {
  const files: Download[] = []
  const blobs: Blob[] = []
  // Storybook restores both before the next story.
  spyOn(URL, 'createObjectURL').mockImplementation((source) => {
    if (source instanceof Blob) blobs.push(source)
    return 'about:blank#'
  })
  spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    const blob = blobs.at(-1)
    if (blob !== undefined) files.push({ name: this.download, blob })
  })
  return files
}
