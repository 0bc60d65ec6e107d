import { useEffect, useRef, useState, type RefObject } from 'react'

/** A part of a row; `form` for the form that edits it. `rowId` null: the form that adds rows. */
interface Goal {
  readonly rowId: number | null
  readonly part: string
}

/** Moves the focus to a part of a row, as soon as the row is drawn. */
export function useGoTo(rootRef: RefObject<HTMLElement | null>): (goal: Goal) => void {
  const [goal, setGoal] = useState<Goal | null>(null)
  const goneRef = useRef<Goal | null>(null)
  // After every render, because the row may appear with any of them.
  useEffect(() => {
    if (goal === null || goneRef.current === goal) return
    const target = targetOf(rootRef.current, goal)
    if (target === null) return
    goneRef.current = goal
    target.focus()
  })
  return setGoal
}

function targetOf(root: HTMLElement | null, { rowId, part }: Goal): HTMLElement | null {
  if (root === null) return null
  if (rowId === null) return root.querySelector<HTMLElement>('[data-part="aside"] input')
  const row = root.querySelector(`[data-resource-id="${rowId}"]`)
  return (
    row?.querySelector<HTMLElement>(part === 'form' ? 'input' : `[data-part="${part}"]`) ?? null
  )
}
