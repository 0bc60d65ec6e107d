import { planAccessOf, type PlanDetail, type PlanListEntry } from '@throughline/api-client'
import { abilitiesWith } from '@throughline/domain/access'
import { visibleChannelColor } from '@throughline/domain/channels'
import type { SearchMatch, TacticListItem } from '@throughline/domain/tactics'
import { useMemo, useSyncExternalStore } from 'react'
import { useParams } from 'react-router-dom'
import { usePlan, usePlans } from '../data/plans'
import { isRefusal } from '../data/refusals'
import { useAccountItemSearch, useCachedTactics } from '../data/search'
import { useTags } from '../data/tags'
import { itemTarget, lookupOf } from '../plan'
import { useToday } from '../platform/clock'
import { useDelayed } from '../platform/use-delayed'
import { useHelpPlaces } from '../shell/menus/HelpMenu'
import { usePersonPlaces } from '../shell/menus/SettingsMenu'
import { openAddress, useRunPlace } from '../shell/menus/use-run-place'
import type { PlanPlaces } from '../shell/plan-places'
import { usePreferences } from '../preferences/preferences-context'
import { applyDensity, applyTheme, subscribeToLook } from '../preferences/theme'
import {
  idFromRoute,
  useActiveAccount,
  useSessionActions,
  useSessionDetails,
} from '../session/use-session'
import { commandEntries } from './command-entries'
import { itemEntries, matchingItems } from './item-entries'
import type { PaletteEntry } from './palette-entry'
import { planEntries, plansEntry, settingsEntries, tagEntries, viewEntries } from './place-entries'
import { useGo, type Go } from './use-go'

/** Pause in typing before the palette asks the server, in milliseconds. */
const PAUSE_MS = 200
const none: readonly never[] = []

/**
 * Returns all entries that the palette offers to this user, on this page, for the typed text.
 *
 * @param onShowShortcuts null if the page has no keyboard shortcuts
 */
export function usePaletteEntries(
  query: string,
  planPlaces: PlanPlaces,
  onShowShortcuts: (() => void) | null,
): { readonly entries: readonly PaletteEntry[]; readonly isLoading: boolean } {
  const account = useActiveAccount()
  const accountId = account?.id ?? 0
  const planId = idFromRoute(useParams()['planId'])
  const go = useGo(accountId, planId)
  const plans = usePlans(accountId)
  const places = usePlaceEntries(planId, planPlaces, go)
  const items = useItemEntries(query, { accountId, planId, plans: plans.data ?? none, go })
  const commands = useCommandEntries({
    query,
    go: places.canAddTactics ? go : null,
    onShowShortcuts,
  })
  const ofPlans = useMemo(
    () => planEntries(plans.data ?? none, planId, go.to),
    [plans.data, planId, go],
  )
  const entries = useMemo(
    () => [
      ...items.entries,
      ...places.views,
      ...places.settings,
      ...commands,
      ...ofPlans,
      ...places.tags,
    ],
    [items.entries, places, commands, ofPlans],
  )
  return { entries, isLoading: items.isLoading }
}

/** Returns the visible plan, if the user may see it. */
function useVisiblePlanDetail(planId: number | null) {
  const plan = usePlan(planId)
  return isRefusal(plan.error) ? undefined : plan.data
}

function usePlaceEntries(planId: number | null, planPlaces: PlanPlaces, go: Go) {
  const plan = useVisiblePlanDetail(planId)
  const tags = useTags(plan?.id ?? null).data
  const isAccountActive = useActiveAccount()?.isActive ?? true
  return useMemo(
    () => ({
      canAddTactics: plan?.access.canAddTactics ?? false,
      views: [
        ...(plan === undefined ? [] : viewEntries(plan, planPlaces, go.to)),
        plansEntry(go.to),
      ],
      settings:
        plan === undefined
          ? []
          : settingsEntries(
              plan,
              abilitiesWith(planAccessOf(plan, isAccountActive), plan),
              go.toSettings,
            ),
      tags: plan === undefined ? [] : tagEntries(tags ?? none, plan, go.to),
    }),
    [plan, tags, planPlaces, go, isAccountActive],
  )
}

function useItemEntries(
  query: string,
  {
    accountId,
    planId,
    plans,
    go,
  }: {
    readonly accountId: number
    readonly planId: number | null
    readonly plans: readonly PlanListEntry[]
    readonly go: Go
  },
) {
  const plan = useVisiblePlanDetail(planId)
  const keyword = query.trim()
  const requested = useDelayed(keyword, PAUSE_MS)
  const search = useMemo(
    () => (requested === '' ? null : { accountId, planId: plan?.id ?? null, keyword: requested }),
    [accountId, plan?.id, requested],
  )
  const answer = useAccountItemSearch(search)
  const cached = useCachedTactics(plan?.id ?? null)
  const today = useToday()
  const matches = requested === keyword && search !== null ? (answer.data ?? none) : none
  const existing = useMemo(
    () => matchesOf(matchingItems(cached, query, { planId: plan?.id ?? null, today }), plan, plans),
    [cached, query, plan, plans, today],
  )
  const entries = useMemo(() => {
    const familyIds = familyIdsOf(plan)
    return itemEntries({
      existing,
      matches,
      query,
      plan: plan ?? null,
      onOpen: ({ id, isInitiative, planId: ownPlanId }) => {
        const target = itemTarget(isInitiative ? 'initiative' : 'tactic', id)
        // The views of a plan show the items of its family. All other items open in their own plan.
        if (familyIds.has(ownPlanId)) go.toItem(target)
        else go.toItemOf(ownPlanId, target)
      },
    })
  }, [existing, matches, query, plan, go])
  const isWaiting = requested !== keyword || answer.isFetching
  return { entries, isLoading: keyword !== '' && isWaiting }
}

/** Converts cached items to the form of the server's results. */
function matchesOf(
  items: readonly TacticListItem[],
  plan: PlanDetail | undefined,
  plans: readonly PlanListEntry[],
): readonly SearchMatch[] {
  const channels = lookupOf(plan).visibleChannels
  const names = new Map(
    [...plans, ...(plan === undefined ? [] : [plan])].map((one) => [one.id, one.name]),
  )
  return items.map((item) => ({
    ...item,
    planName: names.get(item.planId) ?? '',
    channelColor: visibleChannelColor(channels.get(item.channelId)),
  }))
}

/** Returns the ids of the plans whose items the views of a plan show. */
function familyIdsOf(plan: PlanDetail | undefined): ReadonlySet<number> {
  if (plan === undefined) return new Set()
  const relatives = plan.parent === null ? plan.plans : [...plan.plans, plan.parent]
  return new Set([plan.id, ...relatives.map(({ id }) => id)])
}

function useCommandEntries({
  query,
  go,
  onShowShortcuts,
}: {
  readonly query: string
  readonly go: Go | null
  readonly onShowShortcuts: (() => void) | null
}): readonly PaletteEntry[] {
  const preferences = usePreferences()
  const session = useSessionActions()
  const { accounts } = useSessionDetails()
  const account = useActiveAccount()
  const anywhere = useGo(account?.id ?? 0, null)
  const theme = useSyncExternalStore(subscribeToLook, preferences.theme)
  const density = useSyncExternalStore(subscribeToLook, preferences.density)
  const run = useRunPlace(account?.id ?? 0)
  const personPlaces = usePersonPlaces()
  const helpPlaces = useHelpPlaces()
  return useMemo(
    () =>
      commandEntries({
        query,
        onAddTactic: go?.toNewTactic ?? null,
        onShowShortcuts,
        theme,
        onTheme: (chosen) => {
          preferences.setTheme(chosen)
          applyTheme(chosen)
        },
        density,
        onDensity: (chosen) => {
          preferences.setDensity(chosen)
          applyDensity(chosen)
        },
        otherAccounts: accounts.filter(({ id }) => id !== account?.id),
        onAccount: (id) => {
          preferences.setActiveAccountId(id)
          anywhere.to('/plans')
        },
        onLogOut: () => void session.logOut(),
        places: [...personPlaces, ...helpPlaces],
        onPlace: (place) => {
          run(place)
          openAddress(place)
        },
      }),
    [
      query,
      go,
      onShowShortcuts,
      theme,
      density,
      preferences,
      accounts,
      account,
      anywhere,
      session,
      run,
      personPlaces,
      helpPlaces,
    ],
  )
}
