import imported from 'react-big-calendar/lib/addons/dragAndDrop'

type Addon = typeof imported

/** The addon is CommonJS, so the bundler's default export contains the real one. */
export const withDragAndDrop: Addon = pickDefault(imported)

function pickDefault(value: Addon & { readonly default?: Addon }): Addon {
  return value.default ?? value
}
