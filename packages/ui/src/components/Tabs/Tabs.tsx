import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react'

import { activeElementAround } from '../../internal/focus/shadow-root'
import type { IconShape } from '../Icon'
import { TabList, TabPanel, TabRoot, TabsRoot } from './Tabs.styles'
import { TabContent, TabsList } from './TabsList'
import { nextTab } from './next-tab'

/** One of several views. */
export interface Tab {
  /** Unique in the list. */
  readonly id: string
  /** A word or two. */
  readonly label: string
  readonly icon?: IconShape
  /** A number after the label; part of the accessible name. */
  readonly count?: ReactNode
  /** It can be focused and read, but not chosen. @default false */
  readonly isDisabled?: boolean
}

export interface TabsProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect'> {
  /** Names the tabs for screen readers. */
  label: string
  /** The tabs with their panels, in order. At least two. */
  tabs: readonly Tab[]
  /** The id of the tab whose panel is shown. */
  selectedId: string
  /** Another tab was chosen. */
  onSelect: (choice: { id: string }) => void
  /** Renders a panel. Called only for tabs whose panel is mounted. */
  renderPanel: (tab: { id: string }) => ReactNode
  /**
   * `automatic` selects a tab when it gets the focus by an arrow key; `manual` waits
   * for Enter, for panels that load slowly. @default 'automatic'
   */
  activation?: 'automatic' | 'manual'
  /** The direction in which it is laid out; the arrow keys follow it. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical'
  /**
   * Whether panels are mounted only while selected, from the first selection on, or
   * always; hidden ones keep their state. @default 'while-selected'
   */
  mounting?: 'while-selected' | 'once-selected' | 'always'
}

/** Several views in the same place, one at a time. */
export function Tabs({
  label,
  tabs,
  selectedId,
  onSelect,
  renderPanel,
  activation = 'automatic',
  orientation = 'horizontal',
  mounting = 'while-selected',
  ...rest
}: TabsProps) {
  const baseId = useId()
  const listRef = useRef<HTMLDivElement>(null)
  const [seenIds, setSeenIds] = useState<readonly string[]>([selectedId])
  if (!seenIds.includes(selectedId)) setSeenIds([...seenIds, selectedId])
  const [focusedId, setFocusedId] = useState<string | null>(null)
  const isFocusedGone = focusedId !== null && !tabs.some((tab) => tab.id === focusedId)
  const activeId = isFocusedGone ? selectedId : (focusedId ?? selectedId)
  const hasActiveTab = tabs.some((tab) => tab.id === activeId)

  // A tab that the host removes leaves its focus to the tab stop, unless the host moves the focus.
  useLayoutEffect(() => {
    const list = listRef.current
    if (!isFocusedGone || list === null) return
    const focused = activeElementAround(list)
    const isLost = focused === null || focused === list.ownerDocument.body
    const stop = isLost ? list.querySelector<HTMLElement>('[role="tab"][tabindex="0"]') : null
    if (stop === null) setFocusedId(null)
    else stop.focus({ preventScroll: true })
  }, [isFocusedGone])

  const select = (tab: Tab) => {
    if (tab.isDisabled !== true && tab.id !== selectedId) onSelect({ id: tab.id })
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const elements = [...(listRef.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])]
    const current = elements.findIndex((element) => element === event.target)
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = nextTab(event.key, current, tabs.length, { orientation, isRightToLeft })
    const tab = next === null ? undefined : tabs[next]
    if (next === null || !tab) return
    event.preventDefault()
    const element = elements[next]
    element?.focus({ preventScroll: true })
    element?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    if (activation === 'automatic') select(tab)
  }
  return (
    <TabsRoot {...rest} data-orientation={orientation}>
      <TabsList orientation={orientation}>
        <TabList
          ref={listRef}
          data-part="list"
          role="tablist"
          aria-label={label}
          aria-orientation={orientation}
          onKeyDown={handleKeyDown}
          onBlur={() => {
            setFocusedId(null)
          }}
        >
          {tabs.map((tab, index) => (
            <TabRoot
              key={tab.id}
              type="button"
              role="tab"
              id={`${baseId}-tab-${tab.id}`}
              title={tab.label}
              aria-selected={tab.id === selectedId}
              tabIndex={tab.id === activeId || (!hasActiveTab && index === 0) ? 0 : -1}
              {...(tab.id === selectedId
                ? { 'data-selected': '', 'aria-controls': `${baseId}-panel-${tab.id}` }
                : null)}
              {...(tab.isDisabled === true ? { 'aria-disabled': true } : null)}
              onFocus={() => {
                setFocusedId(tab.id)
              }}
              onClick={() => {
                select(tab)
              }}
            >
              <TabContent icon={tab.icon} label={tab.label} count={tab.count} />
            </TabRoot>
          ))}
        </TabList>
      </TabsList>
      {tabs.map((tab) => {
        const isSelected = tab.id === selectedId
        const isMounted =
          isSelected ||
          mounting === 'always' ||
          (mounting === 'once-selected' && seenIds.includes(tab.id))
        return isMounted ? (
          <TabPanel
            key={tab.id}
            role="tabpanel"
            id={`${baseId}-panel-${tab.id}`}
            aria-labelledby={`${baseId}-tab-${tab.id}`}
            hidden={!isSelected}
            tabIndex={0}
          >
            {renderPanel({ id: tab.id })}
          </TabPanel>
        ) : null
      })}
    </TabsRoot>
  )
}
