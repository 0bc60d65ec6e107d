import { isolateText } from './isolated-text'

/** Another user has deleted the item that a user is editing. */
export function deletedByOtherUsers({ name }: { readonly name: string }): string {
  return `${isolateText(name)} was deleted by somebody else.`
}

/** Another user has renamed the item that a user is editing. */
export function renamedByOtherUsers({ name }: { readonly name: string }): string {
  return `Somebody else has called it ${isolateText(name)} meanwhile. Save again to keep yours.`
}

/** Another user has changed other values of the item that a user is editing. */
export function changedByOtherUsers({ name }: { readonly name: string }): string {
  return `Somebody else has changed ${isolateText(name)} meanwhile. Save again to keep yours.`
}
