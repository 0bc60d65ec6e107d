import { useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react'

/** A menu of the navigation: other plans, help, or settings of the user. */
export type NavigationMenuName = 'plans' | 'help' | 'settings'

/** A menu that is open, or opens as soon as its code is loaded. */
export interface OpenNavigationMenu {
  readonly name: NavigationMenuName
  /** Entry that takes the focus. */
  readonly opening: 'first' | 'last'
  /** Id of the menu. */
  readonly id: string
  /** Button that has opened the menu. */
  readonly anchor: RefObject<HTMLButtonElement | null>
  /** Id of that button. */
  readonly anchorId: string
  readonly onClose: () => void
}

/** Props of a menu button. */
export type MenuTriggerProps = ReturnType<ReturnType<typeof useNavigationMenu>['triggerOf']>

/**
 * Opens and closes the menus of the navigation, one at a time. Their code is loaded on demand. This
 * hook contains the behavior of the buttons that works before that.
 */
export function useNavigationMenu(onIntent: () => void) {
  const baseId = useId()
  const [opened, setOpened] = useState<Pick<OpenNavigationMenu, 'name' | 'opening'> | null>(null)
  const anchors = {
    plans: useRef<HTMLButtonElement>(null),
    help: useRef<HTMLButtonElement>(null),
    settings: useRef<HTMLButtonElement>(null),
  }
  const close = () => {
    setOpened(null)
  }
  const anchorIdOf = (name: NavigationMenuName) => `${baseId}${name}`
  const menuIdOf = (name: NavigationMenuName) => `${anchorIdOf(name)}-menu`
  const triggerOf = (name: NavigationMenuName) => {
    const isOpen = opened?.name === name
    return {
      ref: anchors[name],
      id: anchorIdOf(name),
      'aria-haspopup': name === 'plans' ? ('dialog' as const) : ('menu' as const),
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? menuIdOf(name) : undefined,
      onPointerEnter: onIntent,
      onFocus: onIntent,
      onClick: () => {
        setOpened(isOpen ? null : { name, opening: 'first' })
      },
      onKeyDown: (event: KeyboardEvent) => {
        const { key } = event
        // An open menu has the focus and handles Escape itself. Here it is still loading.
        if (isOpen && key === 'Escape') close()
        if (key !== 'ArrowDown' && key !== 'ArrowUp') return
        event.preventDefault()
        setOpened({ name, opening: key === 'ArrowDown' ? 'first' : 'last' })
      },
    }
  }
  const open: OpenNavigationMenu | null = opened && {
    ...opened,
    id: menuIdOf(opened.name),
    anchor: anchors[opened.name],
    anchorId: anchorIdOf(opened.name),
    onClose: close,
  }
  return { triggerOf, open }
}
