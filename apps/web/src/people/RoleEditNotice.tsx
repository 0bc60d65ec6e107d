import type { TeamChannel } from '@throughline/planner-views/team-table'
import { Banner } from '@throughline/ui/Banner'
import { Button } from '@throughline/ui/Button'
import type { RoleEdit } from './use-role-edit'

/**
 * Notice about a row of roles: why its save failed, and how other users have changed it meanwhile.
 * Contains the question before the chosen role is lost.
 */
export function RoleEditNotice({
  row,
  channels,
}: {
  readonly row: RoleEdit
  readonly channels: readonly TeamChannel[]
}) {
  const { problem, theirs, goneName } = row
  return (
    <>
      {row.question}
      {problem === null ? null : <Banner tone="danger">{problem}</Banner>}
      {goneName === null ? null : (
        <Banner
          tone="warning"
          actions={
            <Button size="small" onClick={row.cancel}>
              OK
            </Button>
          }
        >
          {`${goneName} no longer has access to this plan.`}
        </Banner>
      )}
      {theirs === null ? null : (
        <Banner
          tone="warning"
          title={`Somebody else changed ${theirs.name} before you.`}
          actions={
            <>
              <Button size="small" onClick={row.takeTheirs}>
                Take theirs
              </Button>
              <Button size="small" onClick={row.keepMine}>
                Keep mine
              </Button>
            </>
          }
        >
          {`Theirs: ${theirs.roleName}, ${channelsText(theirs.rights, channels)}, budget ${
            theirs.rights.canViewBudget ? 'View' : 'Hide'
          }.`}
        </Banner>
      )}
    </>
  )
}

function channelsText(
  rights: { readonly canEditAllChannels: boolean; readonly channelIds: readonly number[] },
  channels: readonly TeamChannel[],
): string {
  if (rights.canEditAllChannels) return 'all channels'
  const named = channels.filter(({ id }) => rights.channelIds.includes(id))
  return named.length === 0 ? 'no channels' : named.map(({ name }) => name).join(', ')
}
