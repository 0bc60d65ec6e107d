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

/** The plan one is in. */
export interface NavigationPlan {
  readonly name: string
  readonly abbreviatedName: string
  /** What kind of plan it is, in a few words. */
  readonly description: string
}

/** The person one is. */
interface NavigationPerson {
  readonly name: string
  readonly initials: string
  /** URL of their picture; undefined without one. */
  readonly imageUrl: string | undefined
  /** What they are here, in a word or two. */
  readonly description: string
}

export interface NavigationProps {
  readonly isCollapsed: boolean
  readonly onToggle: (change: { isCollapsed: boolean }) => void
  /** null outside of plans; `loading` keeps its place while it is on its way. */
  readonly plan: NavigationPlan | 'loading' | null
  /** The views of the plan; none outside of plans. */
  readonly places: readonly NavigationPlace[]
  /** The settings of the plan, and the other plans. */
  readonly planPlaces: readonly NavigationPlace[]
  readonly person: NavigationPerson
  /** Address of the referral program; null hides its link. */
  readonly referralUrl: string | null
  /** A place was chosen; `href` is its URL. */
  readonly onGo: (request: { href: string }) => void
  /** Somebody is about to open a menu. */
  readonly onMenuIntent: () => void
  /** Draws the menu that is open. */
  readonly renderMenu: (menu: OpenNavigationMenu) => ReactNode
}

/** The way through the app: where one is, where one can go, who one is. */
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
    // With a modifier or another button the person wants a new tab or window.
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

/** Which plan one is in, and the way to another. */
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
