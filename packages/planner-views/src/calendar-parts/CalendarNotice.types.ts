/** Action that a notice of a calendar offers. */
interface NoticeAction {
  readonly label: string
  readonly onPress: (button: HTMLElement) => void
}

/** Texts and action of the notice of a calendar without items. */
export interface CalendarNoticeContentProps {
  readonly kind: 'error' | 'filtered' | 'empty'
  readonly text: string
  readonly hint: string | undefined
  readonly action: NoticeAction | null
}
