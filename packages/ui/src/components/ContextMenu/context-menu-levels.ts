import { createLazyModule } from '../../internal/lazy-module/lazy-module'

/** What an open context menu shows, fetched once for all menus of a page. */
export const contextMenuLevels = createLazyModule(
  async () => (await import('./ContextMenuLevels')).ContextMenuLevels,
)
