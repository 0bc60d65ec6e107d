import { useState, type ComponentType } from 'react'

interface Changeable<Change> {
  readonly onChange?: ((change: Change) => void) | undefined
}

/**
 * Makes a controlled component apply its own changes, as a page does. `onChange` of its props is
 * called as well.
 *
 * @param changedProps the props that a change sets
 */
export function controlled<Change, Props extends object>(
  Component: ComponentType<Props & Changeable<Change>>,
  changedProps: (change: Change) => Partial<Props>,
) {
  return function Controlled(props: Props & Changeable<Change>) {
    const [changed, setChanged] = useState<Partial<Props>>({})
    return (
      <Component
        {...props}
        {...changed}
        onChange={(change: Change) => {
          setChanged(changedProps(change))
          props.onChange?.(change)
        }}
      />
    )
  }
}
