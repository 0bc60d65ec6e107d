import { TEAM_MESSAGES } from '@throughline/domain/messages'
import { Button } from '@throughline/ui/Button'
import { EyeOff, UserPlus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useAccount } from '../../data/accounts'
import { usePlanTeam } from '../../data/team'
import { usePlanSettings } from '../../plan'
import { callerOf } from '../../session/caller'
import { useSessionDetails } from '../../session/use-session'
import { SettingsScreen, stateOfReads, useHashTarget, useSettingsFrame } from '../../settings'
import { settingsPlaces } from '../../shell/settings-places'
import { PlanTeam, type TeamDialog } from './PlanTeam'
import { membersOf } from './team-members'

/**
 * Settings screen of the team of a plan: the members' roles and rights, and the seats of the
 * account.
 */
export function TeamSettingsScreen() {
  const place = settingsPlaces.find(({ segment }) => segment === 'team')
  const { plan, access, abilities } = usePlanSettings()
  const details = useSessionDetails()
  const { step } = useSettingsFrame()
  const canManage = abilities.canManageTeam
  const team = usePlanTeam(plan.id)
  // Only admins may read the users of the account, and need its seats.
  const account = useAccount(canManage ? plan.accountId : null)
  const [dialog, setDialog] = useState<TeamDialog>(null)
  const members = useMemo(() => {
    if (team.data === undefined) return []
    const ownAccount = details.accounts.find(({ id }) => id === plan.accountId) ?? null
    const viewer = { caller: callerOf(details), access, plan, account: ownAccount }
    return membersOf(team.data, viewer)
  }, [team.data, details, access, plan])
  const state = canManage ? stateOfReads(team, account) : stateOfReads(team)
  useHashTarget({ isReady: state.status === 'ready', reveal: partOf })
  const hasActions = canManage && account.data !== undefined
  return (
    <SettingsScreen
      title={place?.label ?? ''}
      description={place?.text ?? ''}
      state={state}
      readOnlyReason={canManage ? null : TEAM_MESSAGES.manageRefused}
      actions={
        hasActions ? (
          <>
            <Button
              id="profile-tags"
              icon={EyeOff}
              onClick={() => {
                setDialog('tags')
              }}
            >
              Profile Tags
            </Button>
            <Button
              // A step of the setup has its own primary button.
              variant={step === undefined ? 'primary' : 'secondary'}
              icon={UserPlus}
              onClick={() => {
                setDialog('add')
              }}
            >
              Add team member
            </Button>
          </>
        ) : null
      }
    >
      {team.data === undefined ? null : (
        <PlanTeam
          team={team.data}
          members={members}
          account={canManage ? (account.data ?? null) : null}
          dialog={dialog}
          onDialogClose={() => {
            setDialog(null)
          }}
        />
      )}
    </SettingsScreen>
  )
}

/** Returns the id of the section for a fragment: the table has roles and invitations. */
function partOf(fragment: string): string {
  return fragment === 'roles' || fragment === 'invitations' ? 'members' : fragment
}
