import type { ContextMenuProps } from './ContextMenu.types'
import { ContextMenuArea } from './ContextMenuArea'
import { createLazyModule } from '../../internal/lazy-module/lazy-module'

/** The levels of an open context menu, fetched once for all menus of a page. */
const contextMenuLevels = createLazyModule(
  async () => (await import('./ContextMenuLevels')).ContextMenuLevels,
)

/**
 * Adds context menus to the elements of a view. One is enough for a whole view: it
 * listens once and calls `getEntries` for the pressed element. The code of the menu is
 * loaded when the pointer or the focus first comes to the view; if that fails, no menu
 * opens, and the next time it is tried again.
 */
export function ContextMenu(props: ContextMenuProps) {
  return <ContextMenuArea {...props} levels={contextMenuLevels} />
}
