import { Link, type LinkProps } from '@throughline/ui/Link'
import { useHref, useLinkClickHandler } from 'react-router-dom'

/** Link to another page of the app. */
export function RouterLink({ to, ...rest }: Omit<LinkProps, 'href'> & { readonly to: string }) {
  const href = useHref(to)
  const handleClick = useLinkClickHandler(to)
  return <Link {...rest} href={href} onClick={handleClick} />
}
