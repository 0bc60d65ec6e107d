import { Icon } from '@throughline/ui/Icon'
import { IconButton } from '@throughline/ui/IconButton'
import { Tooltip } from '@throughline/ui/Tooltip'
import { EyeOff, Lock, Pencil, Send } from 'lucide-react'
import type { AccountTeamMember, AccountTeamTableProps } from './AccountTeamTable.types'

/** What is to be known of a person at the end of their row, and what can be done with them. */
export function AccountTeamActions({
  member,
  hrefOf,
  busyIds,
  onEdit,
  onResendInvite,
  labels,
}: Required<
  Pick<AccountTeamTableProps, 'hrefOf' | 'busyIds' | 'onEdit' | 'onResendInvite' | 'labels'>
> & {
  readonly member: AccountTeamMember
}) {
  const { id, name, hasHiddenTags, isPending, refusal } = member
  return (
    <>
      {hasHiddenTags ? (
        <IconButton icon={EyeOff} size="small" label={labels.hiddenTags(name)} aria-disabled />
      ) : null}
      {isPending ? (
        <IconButton
          icon={Send}
          size="small"
          label={labels.resendInviteTo(name)}
          aria-disabled={busyIds.has(id)}
          onClick={() => {
            if (!busyIds.has(id)) onResendInvite({ member })
          }}
        />
      ) : null}
      {refusal === null ? (
        <Tooltip text={labels.edit(name)} isDescription={false}>
          <a
            data-part="edit"
            href={hrefOf(member)}
            aria-label={labels.edit(name)}
            onClick={(event) => {
              onEdit({ member, event })
            }}
          >
            <Icon icon={Pencil} />
          </a>
        </Tooltip>
      ) : (
        <IconButton icon={Lock} size="small" label={labels.locked(name, refusal)} aria-disabled />
      )}
    </>
  )
}
