import { Skeleton } from '@throughline/ui/Skeleton'
import { VisuallyHidden } from '@throughline/ui/VisuallyHidden'
import { SkeletonSections } from './SettingsScreen.styles'

/** Placeholder of settings that are loading. */
export function SettingsSkeleton() {
  return (
    <SkeletonSections aria-label="Settings" aria-busy>
      <VisuallyHidden>Loading</VisuallyHidden>
      {[120, 88].map((width) => (
        <div key={width}>
          <Skeleton width={width} />
          <div data-part="fields">
            <Skeleton width={64} />
            <Skeleton height={28} shape="bar" />
            <Skeleton width={96} />
            <Skeleton height={28} shape="bar" />
          </div>
        </div>
      ))}
    </SkeletonSections>
  )
}
