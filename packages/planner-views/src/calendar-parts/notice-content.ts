import { createLazyModule } from '@throughline/ui/lazy-module'

/** How a notice looks, fetched before the first one is shown. */
export const noticeContent = createLazyModule(
  async () => (await import('./CalendarNoticeContent')).CalendarNoticeContent,
)
