import { deletedByOtherUsers } from '@throughline/domain/messages'
import { Banner } from '@throughline/ui/Banner'

/** Notice in an open dialog of a type that another user has deleted the type. */
export function GoneType({ name }: { readonly name: string }) {
  return (
    <Banner tone="warning" title={deletedByOtherUsers({ name })}>
      What you typed here cannot be saved. Copy what you need.
    </Banner>
  )
}
