import { isolateText } from './isolated-text'

/** Somebody else has deleted what a person is editing. */
export function deletedByOthers({ name }: { readonly name: string }): string {
  return `${isolateText(name)} was deleted by somebody else.`
}
