import type { FileRefusalCode } from './file-rules'

/** Labels of a `FileDrop` except its own. Sizes are passed as the field formats them. */
export interface FileDropLabels {
  /** On the button, for one file or several. */
  readonly choose: (what: { isSeveral: boolean }) => string
  /** Beside the button. */
  readonly orDrop: (what: { isSeveral: boolean }) => string
  /** Shown while accepted files are dragged over it. */
  readonly drop: string
  /** Shown while files are dragged over it that are not accepted, or while it is locked. */
  readonly noDrop: string
  /** Why a file was refused. */
  readonly refused: (what: {
    name: string
    code: FileRefusalCode
    maxSize: string
    maxCount: number
  }) => string
  /** State of a queued file. */
  readonly waiting: string
  /** State of a file that is uploading; `percent` is missing while unknown. */
  readonly uploading: (what: { percent: number | undefined }) => string
  /** Names the button that stops an upload. */
  readonly cancel: (what: { name: string }) => string
  /** Label of the retry button. */
  readonly retry: (what: { name: string }) => string
  /** Names the button that removes a file. */
  readonly remove: (what: { name: string }) => string
  /** Announced when uploads finish. */
  readonly summary: (what: { done: number; failed: number; open: number }) => string
}

/** The labels of a `FileDrop` in English. */
export const englishFileDropLabels: FileDropLabels = {
  choose: ({ isSeveral }) => (isSeveral ? 'Choose files' : 'Choose a file'),
  orDrop: ({ isSeveral }) => (isSeveral ? 'or drop them here' : 'or drop it here'),
  drop: 'Drop to add',
  noDrop: 'This cannot be added here',
  refused: ({ name, code, maxSize, maxCount }) => {
    const reasons: Readonly<Record<FileRefusalCode, string>> = {
      type: 'files of this type are not accepted.',
      tooLarge: `it is larger than ${maxSize}.`,
      empty: 'the file is empty.',
      tooMany: maxCount === 1 ? 'only one file is taken.' : `only ${maxCount} files are taken.`,
    }
    return `${name}: ${reasons[code]}`
  },
  waiting: 'Waiting',
  uploading: ({ percent }) => (percent === undefined ? 'Uploading' : `Uploading, ${percent} %`),
  cancel: ({ name }) => `Cancel ${name}`,
  retry: ({ name }) => `Try ${name} again`,
  remove: ({ name }) => `Remove ${name}`,
  summary: ({ done, failed, open }) => {
    const parts = [
      done === 0 ? '' : `${done} uploaded`,
      failed === 0 ? '' : `${failed} failed`,
      open === 0 ? '' : `${open} to go`,
    ].filter(Boolean)
    return parts.length === 0 ? '' : `${parts.join(', ')}.`
  },
}
