import { LinkButton, type LinkButtonProps } from '@throughline/ui/LinkButton'
import { useHref, useLinkClickHandler } from 'react-router-dom'

/** Link to another page of the app that looks like a button. */
export function RouterLinkButton({
  to,
  state,
  ...rest
}: Omit<LinkButtonProps, 'href'> & {
  readonly to: string
  /** State of the history, such as the page that Close returns to. @default none */
  readonly state?: unknown
}) {
  const href = useHref(to)
  const handleClick = useLinkClickHandler(to, { state })
  return <LinkButton {...rest} href={href} onClick={handleClick} />
}
