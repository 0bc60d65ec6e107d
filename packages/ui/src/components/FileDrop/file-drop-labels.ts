import type { FileRefusalCode } from './file-rules'

/** Texts of a `FileDrop` besides its label. Sizes come as the field writes them. */
export interface FileDropLabels {
  /** On the button, for one file or several. */
  readonly choose: (what: { isSeveral: boolean }) => string
  /** Beside the button. */
  readonly orDrop: (what: { isSeveral: boolean }) => string
  /** While something is held over it that is taken. */
  readonly drop: string
  /** While something is held over it that is not taken, or while it is locked. */
  readonly noDrop: string
  /** Why a file was not taken. */
  readonly refused: (what: {
    name: string
    code: FileRefusalCode
    maxSize: string
    maxCount: number
  }) => string
  /** State of a file that waits for its turn. */
  readonly waiting: string
  /** State of a file on its way; `percent` is missing while nobody knows. */
  readonly uploading: (what: { percent: number | undefined }) => string
  /** Names the button that stops an upload. */
  readonly cancel: (what: { name: string }) => string
  /** Names the button that tries again. */
  readonly retry: (what: { name: string }) => string
  /** Names the button that takes a file out. */
  readonly remove: (what: { name: string }) => string
  /** Said when uploads come to an end. */
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
