import { LinkButton, type LinkButtonProps } from '@throughline/ui/LinkButton'
import { useHref, useLinkClickHandler } from 'react-router-dom'

/** A link to another place of the app that looks like a button. */
export function RouterLinkButton({
  to,
  ...rest
}: Omit<LinkButtonProps, 'href'> & { readonly to: string }) {
  const href = useHref(to)
  const handleClick = useLinkClickHandler(to)
  return <LinkButton {...rest} href={href} onClick={handleClick} />
}
