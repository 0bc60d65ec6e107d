/** What can be done about a notice of a calendar. */
interface NoticeAction {
  readonly label: string
  readonly onPress: (button: HTMLElement) => void
}

/** What a calendar without items says, and what can be done about it. */
export interface CalendarNoticeContentProps {
  readonly kind: 'error' | 'filtered' | 'empty'
  readonly text: string
  readonly hint: string | undefined
  readonly action: NoticeAction | null
}
