import type { TacticField } from '@throughline/domain/channels'
import { useEffect, useReducer, useRef, type RefObject } from 'react'

type FocusRequest =
  /** null as id: the form for a new field. */
  | { readonly id: number | null; readonly part: 'edit' | 'delete' | 'form' }
  /** The new field, which is not among these, once it exists. */
  | { readonly existing: ReadonlySet<number> }

/** Where the focus goes once the rows have changed. */
export function useFieldFocus(
  rootRef: RefObject<HTMLElement | null>,
  fields: readonly TacticField[],
) {
  const requestRef = useRef<FocusRequest | null>(null)
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  // After every render, because any of them may add the target.
  useEffect(() => {
    const [request, root] = [requestRef.current, rootRef.current]
    if (request === null || root === null) return
    const target = targetOf(root, request, fields)
    if (target === null) return
    requestRef.current = null
    target.scrollIntoView({ block: 'nearest' })
    target.focus({ preventScroll: true })
  })
  const ask = (request: FocusRequest) => {
    requestRef.current = request
    renderAgain()
  }
  return {
    goTo: (id: number | null, part: 'edit' | 'delete' | 'form') => {
      ask({ id, part })
    },
    goToAdded: (existing: ReadonlySet<number>) => {
      ask({ existing })
    },
  }
}

function targetOf(
  root: HTMLElement,
  request: FocusRequest,
  fields: readonly TacticField[],
): HTMLElement | null {
  if ('existing' in request) {
    const added = fields.find(({ id }) => !request.existing.has(id))
    return added === undefined ? null : controlOf(root, added.id, 'edit')
  }
  const { id, part } = request
  const forms = root.querySelectorAll('form')
  const form =
    part === 'form'
      ? root.querySelector(`[data-sortable-item="${id}"] form`)
      : // The form for a new field is the last one.
        forms[forms.length - 1]
  const control = id === null ? null : controlOf(root, id, part)
  return control ?? form?.querySelector<HTMLElement>('input') ?? null
}

function controlOf(root: HTMLElement, id: number, part: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-field-id="${id}"] [data-part="${part}"]`)
}
