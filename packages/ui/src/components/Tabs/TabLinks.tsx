import type { ComponentPropsWithRef, MouseEvent } from 'react'

import { TabLinkList, TabLinkRoot, TabLinksRoot } from './Tabs.styles'
import type { Tab } from './Tabs'
import { TabContent, TabsList } from './TabsList'

/** A tab with its own URL. */
export interface TabLink extends Omit<Tab, 'isDisabled'> {
  readonly href: string
}

export interface TabLinksProps extends Omit<ComponentPropsWithRef<'nav'>, 'children' | 'onSelect'> {
  /** Names the navigation for screen readers. */
  label: string
  /** The links, in order. At least two. */
  tabs: readonly TabLink[]
  /** The current page. */
  currentId: string
  /**
   * A link was followed without modifiers; prevent the event's default to navigate
   * without loading the page.
   */
  onSelect?: (choice: { id: string; event: MouseEvent<HTMLAnchorElement> }) => void
  /** The direction in which it is laid out; the arrow keys follow it. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical'
}

/** Links with the styles of tabs: a navigation in which each link is a tab stop. */
export function TabLinks({
  label,
  tabs,
  currentId,
  onSelect,
  orientation = 'horizontal',
  ...rest
}: TabLinksProps) {
  return (
    <TabLinksRoot aria-label={label} {...rest} data-orientation={orientation}>
      <TabsList orientation={orientation}>
        <TabLinkList data-part="list">
          {tabs.map((tab) => (
            <li key={tab.id}>
              <TabLinkRoot
                href={tab.href}
                title={tab.label}
                {...(tab.id === currentId ? { 'aria-current': 'page', 'data-selected': '' } : null)}
                onClick={(event) => {
                  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
                  onSelect?.({ id: tab.id, event })
                }}
              >
                <TabContent icon={tab.icon} label={tab.label} count={tab.count} />
              </TabLinkRoot>
            </li>
          ))}
        </TabLinkList>
      </TabsList>
    </TabLinksRoot>
  )
}
