import { deletedByOthers } from '@throughline/domain/messages'
import { Banner } from '@throughline/ui/Banner'

/** Says in an open dialog of a type that somebody else has deleted the type. */
export function GoneType({ name }: { readonly name: string }) {
  return (
    <Banner tone="warning" title={deletedByOthers({ name })}>
      What you typed here cannot be saved. Copy what you need.
    </Banner>
  )
}
