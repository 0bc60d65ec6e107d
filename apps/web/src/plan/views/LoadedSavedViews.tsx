import { canShareSavedView, type PlanAccess } from '@throughline/domain/access'
import { dayNumberOf } from '@throughline/domain/calendar-dates'
import { isSameView, type SavedView } from '@throughline/domain/saved-views'
import {
  SavedViewsMenu,
  viewOfKey,
  type SavedViewsData,
  type ShareRefusal,
} from '@throughline/planner-views/saved-views'
import { lazy, Suspense, useEffect, useEffectEvent, useMemo } from 'react'
import { useHref } from 'react-router-dom'
import { useSavedViews, type SavedViewsResult } from '../../data/saved-views'
import { useCopyLink } from '../../platform/use-copy-link'
import { useShowToast } from '../../platform/ToastProvider'
import { usePageKeys } from '../../platform/use-page-keys'
import { hiddenViewsOf } from '../../shell/hidden-views'
import { useSessionDetails } from '../../session/use-session'
import { TOO_LONG_FOR_A_LINK } from '../filters/filter-link'
import { useFlowUrl } from '../flow/use-flow-url'
import { useRangeUrl } from '../range/use-range-url'
import { DefaultViewOpener } from './DefaultViewOpener'
import type { LoadedSavedViewsProps, SavedViewsProps } from './saved-views-props'
import { useSavedViewsOpen } from './SavedViewsOpen'
import { settingsOf, useViewActions } from './use-view-actions'
import { useViewUrl } from './use-view-url'
import {
  daysOnShow,
  isRangeView,
  openableViews,
  placeOfContent,
  planRoot,
  type PlaceOnShow,
  settingsOnShow,
} from './view-link'
import { VIEW_QUERY } from '../view-query'

const ViewDialogs = lazy(async () => ({ default: (await import('./ViewDialogs')).ViewDialogs }))

/** Menu of the saved views of a plan with its actions and dialogs. */
export function LoadedSavedViews(props: LoadedSavedViewsProps) {
  const { planId, plan, access, url, filters, today, start } = props
  const { user } = useSessionDetails()
  const { dialog, setDialog, setViewMissing } = useSavedViewsOpen()
  const weekStartDay = plan?.weekStartDay ?? 'sunday'
  const { data: views = noViews, refetch, ...read } = useSavedViews(planId)
  const data = useViewsData(views === noViews ? undefined : views, read)
  const viewUrl = useViewUrl({ accountId: url.accountId, planId, filters, today, weekStartDay })
  const actions = useViewActions(planId, user.id)
  const { place: flow } = useFlowUrl(dayNumberOf(today))
  const rangeView = isRangeView(url.view) ? url.view : 'table'
  const { place: days } = useRangeUrl(rangeView, dayNumberOf(today), plan)
  const place = { ...url, flow, days }
  const copyLinkToContent = useContentLink(props, place)

  const current = views.find(({ id }) => id === viewUrl.currentId) ?? null
  const saved = useMemo(() => settingsOf(current), [current])
  const now = { today, weekStartDay }
  const visible = settingsOnShow(place, filters.filters, saved, now)
  const isChanged =
    current !== null &&
    saved !== null &&
    !isSameView({ view: current.view, settings: saved }, { view: url.view, settings: visible }, now)

  const isMissing = data.status === 'ready' && viewUrl.currentId !== null && current === null
  useEffect(() => {
    setViewMissing(isMissing)
    return () => {
      setViewMissing(false)
    }
  }, [isMissing, setViewMissing])
  // The address of a view opens its filters too. After that, the user may change them.
  const foreignId =
    current !== null && current.id !== filters.viewId && filters.source === 'mine'
      ? current.id
      : null
  const applyFilters = useEffectEvent((viewId: number) => {
    if (saved !== null) void filters.applyFilters({ filters: saved.filters, viewId })
  })
  useEffect(() => {
    if (foreignId !== null) applyFilters(foreignId)
  }, [foreignId])

  usePageKeys(({ key, ctrlKey, metaKey, altKey, shiftKey }) => {
    if (ctrlKey || metaKey || altKey || shiftKey) return false
    const view = viewOfKey(views, key, openableViews)
    if (view !== null) viewUrl.open(view)
    return view !== null
  })

  return (
    <>
      <SavedViewsMenu
        data={data}
        planName={plan?.name ?? ''}
        currentId={viewUrl.currentId}
        isChanged={isChanged}
        openableViews={openableViews}
        start={start}
        onOpen={({ id }) => {
          const view = views.find((one) => one.id === id)
          if (view !== undefined) viewUrl.open(view)
        }}
        onUpdate={() => {
          if (current !== null) actions.update(current, url.view, visible)
        }}
        onSave={() => {
          setDialog('save')
        }}
        onManage={() => {
          setDialog('manage')
        }}
        onCopyLink={() => {
          copyLinkToContent(current !== null && current.isShared && !isChanged ? current.id : null)
        }}
        onRetry={() => {
          void refetch()
        }}
      />
      <DefaultViewOpener
        data={data}
        hiddenViews={plan === undefined ? null : hiddenViewsOf(plan)}
        onOpen={viewUrl.open}
      />
      {dialog === null ? null : (
        <Suspense>
          <ViewDialogs
            dialog={dialog}
            data={data}
            userId={user.id}
            planName={plan?.name ?? ''}
            shareRefusal={shareRefusalOf(access)}
            actions={actions}
            view={url.view}
            days={daysOnShow(place)}
            settings={visible}
            filterCount={filters.activeCount}
            {...now}
            onSaved={({ id }) => {
              setDialog(null)
              viewUrl.mark(id)
            }}
            onRetry={() => {
              void refetch()
            }}
            onClose={() => {
              setDialog(null)
            }}
          />
        </Suspense>
      )}
    </>
  )
}

const noViews: readonly SavedView[] = []

/** Returns the same object while nothing changes, because the entries of the menu depend on it. */
function useViewsData(
  views: readonly SavedView[] | undefined,
  { error, isFetching }: Pick<SavedViewsResult, 'error' | 'isFetching'>,
): SavedViewsData {
  return useMemo(() => {
    if (views !== undefined) return { status: 'ready', views }
    return error === null
      ? { status: 'loading' }
      : { status: 'error', message: error.message, isRetrying: isFetching }
  }, [views, error, isFetching])
}

/** Returns why the user cannot share views on a plan; null if the user can. */
function shareRefusalOf(access: PlanAccess | null): ShareRefusal | null {
  const decision = canShareSavedView(access)
  if (decision.allowed) return null
  return decision.code === 'viewer' || decision.code === 'plan-frozen' ? decision.code : 'unknown'
}

/**
 * Copies a link to the visible content. For a shared view, the link shows its later state too.
 * Otherwise the link contains the current dates and filters, which open for every user of the plan.
 */
function useContentLink(
  { planId, url, filters }: SavedViewsProps,
  visible: PlaceOnShow,
): (sharedId: number | null) => void {
  const root = useHref(planRoot(url.accountId ?? 0, planId))
  const copyLink = useCopyLink()
  const showToast = useShowToast()
  return (sharedId) => {
    const place =
      sharedId === null
        ? placeOfContent(visible, filters.filters)
        : `/calendar?${VIEW_QUERY}=${sharedId}`
    if (place === null) {
      showToast({ text: TOO_LONG_FOR_A_LINK, tone: 'error' })
    } else {
      void copyLink(new URL(`${root}${place}`, globalThis.location.href).href)
    }
  }
}
