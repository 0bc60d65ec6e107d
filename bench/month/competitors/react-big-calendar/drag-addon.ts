import imported from 'react-big-calendar/lib/addons/dragAndDrop'

type Addon = typeof imported

/** The addon is CommonJS: what a bundler calls its default export holds the real one. */
export const withDragAndDrop: Addon = pickDefault(imported)

function pickDefault(value: Addon & { readonly default?: Addon }): Addon {
  return value.default ?? value
}
