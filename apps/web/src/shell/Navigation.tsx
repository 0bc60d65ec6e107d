import { Avatar } from '@throughline/ui/Avatar'
import { Icon } from '@throughline/ui/Icon'
import { IconButton } from '@throughline/ui/IconButton'
import {
  SideNavigation,
  SideNavigationButton,
  SideNavigationCard,
  type NavigationPlace,
} from '@throughline/ui/SideNavigation'
import { Skeleton } from '@throughline/ui/Skeleton'
import { ChevronDown, CircleQuestionMark, Gift, PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { Logo } from './Logo'
import { NavigationHead, NavigationHome } from './Navigation.styles'
import {
  useNavigationMenu,
  type MenuTriggerProps,
  type OpenNavigationMenu,
} from './use-navigation-menu'

/** Current plan. */
export interface NavigationPlan {
  readonly name: string
  readonly abbreviatedName: string
  /** Kind of the plan, in a few words. */
  readonly description: string
}

/** Signed-in user. */
interface NavigationPerson {
  readonly name: string
  readonly initials: string
  /** URL of the user's picture; undefined without one. */
  readonly imageUrl: string | undefined
  /** Role or account of the user, in a few words. */
  readonly description: string
}

export interface NavigationProps {
  readonly isCollapsed: boolean
  readonly onToggle: (change: { isCollapsed: boolean }) => void
  /** null outside of plans; `loading` shows a placeholder. */
  readonly plan: NavigationPlan | 'loading' | null
  /** Views of the plan; none outside of plans. */
  readonly places: readonly NavigationPlace[]
  /** Settings of the plan, and the other plans. */
  readonly planPlaces: readonly NavigationPlace[]
  readonly person: NavigationPerson
  /** Address of the referral program; null hides its link. */
  readonly referralUrl: string | null
  /** Runs when the user chooses a link; `href` is its URL. */
  readonly onGo: (request: { href: string }) => void
  /** Runs when the user is about to open a menu. */
  readonly onMenuIntent: () => void
  /** Renders the open menu. */
  readonly renderMenu: (menu: OpenNavigationMenu) => ReactNode
}

/** Navigation of the app: current plan, its views, other pages and the signed-in user. */
export function Navigation({
  isCollapsed,
  onToggle,
  plan,
  places,
  planPlaces,
  person,
  referralUrl,
  onGo,
  onMenuIntent,
  renderMenu,
}: NavigationProps) {
  const { triggerOf, open } = useNavigationMenu(onMenuIntent)
  const handleHome = (event: MouseEvent) => {
    // With a modifier or another button, the browser opens a new tab or window.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
      return
    }
    event.preventDefault()
    onGo({ href: '/plans' })
  }
  return (
    <SideNavigation
      label="Main"
      sections={
        places.length === 0
          ? [{ id: 'plan', places: planPlaces }]
          : [
              { id: 'views', places },
              { id: 'plan', label: 'Plan', places: planPlaces },
            ]
      }
      isCollapsed={isCollapsed}
      onGo={onGo}
      header={
        <>
          <NavigationHead {...(isCollapsed ? { 'data-collapsed': '' } : null)}>
            <NavigationHome aria-label="Throughline, all plans" href="/plans" onClick={handleHome}>
              <Logo isMarkOnly={isCollapsed} />
            </NavigationHome>
            <IconButton
              icon={isCollapsed ? PanelLeftOpen : PanelLeftClose}
              label={isCollapsed ? 'Open navigation' : 'Collapse navigation'}
              size="small"
              tooltipPlacement={isCollapsed ? 'end-center' : 'bottom-center'}
              onClick={() => {
                onToggle({ isCollapsed: !isCollapsed })
              }}
            />
          </NavigationHead>
          <PlanCard plan={plan} isCollapsed={isCollapsed} trigger={triggerOf('plans')} />
        </>
      }
      {...(referralUrl === null
        ? null
        : {
            footPlaces: [
              { href: referralUrl, label: 'Referral Program', icon: Gift, isNewWindow: true },
            ],
          })}
      footer={
        <>
          <SideNavigationButton
            {...triggerOf('help')}
            icon={CircleQuestionMark}
            label="Help"
            isCollapsed={isCollapsed}
          />
          <SideNavigationCard
            {...triggerOf('settings')}
            tile={
              <Avatar
                initials={person.initials}
                {...(person.imageUrl === undefined ? null : { imageUrl: person.imageUrl })}
              />
            }
            title={person.name}
            text={person.description}
            actionLabel="Settings"
            isCollapsed={isCollapsed}
          />
          {open === null ? null : renderMenu(open)}
        </>
      }
    />
  )
}

/** Card with the current plan, which opens the list of plans. */
function PlanCard({
  plan,
  isCollapsed,
  trigger,
}: Pick<NavigationProps, 'plan' | 'isCollapsed'> & { readonly trigger: MenuTriggerProps }) {
  if (plan === null) return null
  if (plan === 'loading') {
    return <Skeleton width="100%" height={isCollapsed ? 34 : 52} shape="card" />
  }
  return (
    <SideNavigationCard
      {...trigger}
      tile={<Avatar initials={plan.abbreviatedName} shape="square" tone="strong" size={26} />}
      title={plan.name}
      text={plan.description}
      actionLabel="Change plan"
      trailing={<Icon icon={ChevronDown} size={14} />}
      isFramed
      isCollapsed={isCollapsed}
    />
  )
}
