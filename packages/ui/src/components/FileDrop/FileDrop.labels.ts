import { defineLabels } from '@throughline/domain/locale'
import type { FileRefusalCode } from './file-rules'

/** The labels of a `FileDrop` in English. */
export const englishFileDropLabels = defineLabels('FileDrop', () => ({
  /** On the button, for one file or several. */
  choose: ({ isSeveral }: { isSeveral: boolean }): string =>
    isSeveral ? 'Choose files' : 'Choose a file',
  /** Beside the button. */
  orDrop: ({ isSeveral }: { isSeveral: boolean }): string =>
    isSeveral ? 'or drop them here' : 'or drop it here',
  /** Shown while accepted files are dragged over it. */
  drop: 'Drop to add',
  /** Shown while files are dragged over it that are not accepted, or while it is locked. */
  noDrop: 'This cannot be added here',
  /** Why a file was refused. */
  refused: ({
    name,
    code,
    maxSize,
    maxCount,
  }: {
    name: string
    code: FileRefusalCode
    maxSize: string
    maxCount: number
  }) => {
    const reasons: Readonly<Record<FileRefusalCode, string>> = {
      type: 'files of this type are not accepted.',
      tooLarge: `it is larger than ${maxSize}.`,
      empty: 'the file is empty.',
      tooMany: maxCount === 1 ? 'only one file is taken.' : `only ${maxCount} files are taken.`,
    }
    return `${name}: ${reasons[code]}`
  },
  /** State of a queued file. */
  waiting: 'Waiting',
  /** State of a file that is uploading; `percent` is missing while unknown. */
  uploading: ({ percent }: { percent: number | undefined }) =>
    percent === undefined ? 'Uploading' : `Uploading, ${percent} %`,
  /** Names the button that stops an upload. */
  cancel: ({ name }: { name: string }) => `Cancel ${name}`,
  /** Label of the retry button. */
  retry: ({ name }: { name: string }) => `Try ${name} again`,
  /** Names the button that removes a file. */
  remove: ({ name }: { name: string }) => `Remove ${name}`,
  /** Announced when uploads finish. */
  summary: ({ done, failed, open }: { done: number; failed: number; open: number }) => {
    const parts = [
      done === 0 ? '' : `${done} uploaded`,
      failed === 0 ? '' : `${failed} failed`,
      open === 0 ? '' : `${open} to go`,
    ].filter(Boolean)
    return parts.length === 0 ? '' : `${parts.join(', ')}.`
  },
}))

/** Labels of a `FileDrop` except its own. Sizes are passed as the field formats them. */
export interface FileDropLabels extends Readonly<typeof englishFileDropLabels> {}
