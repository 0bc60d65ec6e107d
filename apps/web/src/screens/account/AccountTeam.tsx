import type { Caller } from '@throughline/domain/access'
import { civilDateOf } from '@throughline/domain/calendar-dates'
import { TEAM_MESSAGES } from '@throughline/domain/messages'
import {
  AccountTeamTable,
  type AccountTeamMember,
  type AccountTeamPlan,
  type AccountTeamTableProps,
} from '@throughline/planner-views/account-team-table'
import { Button } from '@throughline/ui/Button'
import { Menu } from '@throughline/ui/Menu'
import { ChevronDown, Download, UserPlus } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { withCause } from '../../data/failure-cause'
import { useMemberMails } from '../../data/team'
import { useToday } from '../../platform/clock'
import { download } from '../../platform/download'
import { useRowSends } from '../../settings'
import { settingsPath, stateOfSettings } from '../../shell/settings-paths'
import { accountPlanRows } from './account-plans'
import type { AccountPartProps } from './account-part-props'
import { Section, SectionHead } from './AccountSettings.styles'
import { teamCsv, teamFileName } from './team-file'
import { accountTeamOf } from './team-people'

/** Height of the window minus the content above and below the rows. */
const TABLE_HEIGHT = 'max(320px, calc(100dvh - 220px))'
const nobody: readonly AccountTeamMember[] = []
const noPlans: readonly AccountTeamPlan[] = []

const hrefOf = ({ id }: AccountTeamMember) => `/account/user/${id}`

/** Table of the users of the account with their role on each plan, and an export of it. */
export function AccountTeam({ account, caller }: AccountPartProps & { readonly caller: Caller }) {
  const navigate = useNavigate()
  const today = useToday()
  // Every render creates a new caller from the session, so only its id is stable.
  const callerId = caller.userId
  const members = useMemo(
    () => (account === null ? nobody : accountTeamOf(account, caller)),
    // oxlint-disable-next-line react/exhaustive-deps -- see above
    [account, callerId],
  )
  const plans = useMemo(
    () => (account === null ? noPlans : accountPlanRows(account.plans).map(({ plan }) => plan)),
    [account],
  )
  const { resendInvite } = useMemberMails()
  const { busyIds, sendFor } = useRowSends()
  const handleResend = useCallback(
    ({ member }: { readonly member: AccountTeamMember }) => {
      void sendFor(member.id, {
        send: () => resendInvite(member.id),
        sent: TEAM_MESSAGES.inviteResent,
        failed: (error) => withCause(TEAM_MESSAGES.inviteFailed, error),
      })
    },
    [sendFor, resendInvite],
  )
  const handleEdit = useCallback<AccountTeamTableProps['onEdit']>(
    ({ member, event }) => {
      // With a modifier or another button, the user opens a new tab or window.
      const { button, metaKey, ctrlKey, shiftKey, altKey } = event
      if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
      event.preventDefault()
      void navigate(hrefOf(member))
    },
    [navigate],
  )
  return (
    <Section aria-labelledby="account-team">
      <SectionHead>
        <h2 id="account-team">Team</h2>
        {account === null || plans.length === 0 ? null : (
          <Menu
            entries={[
              {
                id: 'plans',
                label: 'To which plan?',
                items: plans.map(({ id, name }) => ({ id: String(id), label: name })),
              },
            ]}
            placement="bottom-end"
            onSelect={({ id }) => {
              const { pathname } = globalThis.location
              // The team of a plan has the form, because an invitation names a role on a plan.
              void navigate(settingsPath(account.id, Number(id), 'team'), {
                state: stateOfSettings(pathname),
              })
            }}
            renderTrigger={(trigger) => (
              <Button {...trigger} icon={UserPlus} trailingIcon={ChevronDown}>
                Invite person
              </Button>
            )}
          />
        )}
        <Button
          icon={Download}
          disabled={account === null || members.length === 0}
          onClick={() => {
            if (account === null) return
            const blob = new Blob([teamCsv(members, plans)], { type: 'text/csv;charset=utf-8' })
            download(blob, teamFileName(account.name, civilDateOf(today)))
          }}
        >
          CSV
        </Button>
      </SectionHead>
      <AccountTeamTable
        members={members}
        plans={plans}
        status={account === null ? 'loading' : 'ready'}
        hrefOf={hrefOf}
        onEdit={handleEdit}
        onResendInvite={handleResend}
        busyIds={busyIds}
        height={TABLE_HEIGHT}
      />
    </Section>
  )
}
