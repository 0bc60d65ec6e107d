import { useState, type FocusEvent, type KeyboardEvent } from 'react'

/** What the element of a tool carries. */
export interface ToolProps {
  'data-tool': string
  tabIndex: 0 | -1
}

/**
 * One stop of Tab for a whole bar; arrow keys go from tool to tool.
 *
 * @param firstTool the one that Tab reaches first
 */
export function useRovingTools(firstTool: string) {
  const [current, setCurrent] = useState(firstTool)

  const toolProps = (name: string): ToolProps => ({
    'data-tool': name,
    tabIndex: name === current ? 0 : -1,
  })
  const handleFocus = (event: FocusEvent<HTMLElement>) => {
    const tool = event.target.closest<HTMLElement>('[data-tool]')?.dataset['tool']
    if (tool !== undefined) setCurrent(tool)
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!(event.target instanceof Element) || !event.target.matches('[data-tool]')) return
    const tools = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-tool]')]
    const at = tools.findIndex((tool) => tool === event.target)
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const moves: Readonly<Record<string, number>> = {
      ArrowRight: (at + (isRightToLeft ? -1 : 1) + tools.length) % tools.length,
      ArrowLeft: (at + (isRightToLeft ? 1 : -1) + tools.length) % tools.length,
      Home: 0,
      End: tools.length - 1,
    }
    const next = moves[event.key]
    if (next === undefined) return
    event.preventDefault()
    tools[next]?.focus()
  }
  return { current, toolProps, handleFocus, handleKeyDown }
}
