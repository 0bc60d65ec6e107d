import { PROFILE_MESSAGES } from '@throughline/domain/messages'
import { initialsOf, type User } from '@throughline/domain/users'
import { Avatar } from '@throughline/ui/Avatar'
import { Button } from '@throughline/ui/Button'
import { englishFileDropLabels, FileDrop } from '@throughline/ui/FileDrop'
import { FormSection } from '@throughline/ui/FormLayout'
import { lazy, Suspense, useRef, useState } from 'react'
import { withCause } from '../../data/failure-cause'
import { usePeopleWrites } from '../../data/people'
import { noProblem, useSubmission } from '../../forms'
import { useShowToast } from '../../platform/ToastProvider'
import { SettingsSections } from '../../settings'
import { ButtonRow, PhotoRow } from './Profile.styles'
import { useOwnUser } from './use-own-user'

const PhotoCropDialog = lazy(async () => ({
  default: (await import('./PhotoCropDialog')).PhotoCropDialog,
}))

const accepted = ['.jpg', '.jpeg', '.png', '.gif', '.webp']
/**
 * The dialog scales a photo down before the upload, so users may choose large pictures of cameras.
 */
const MAX_BYTES = 30_000_000

/** The user's own photo. It saves at once, regardless of changes in the form beside it. */
export function PhotoSection({
  user,
  accountId,
}: {
  readonly user: User
  readonly accountId: number
}) {
  const showToast = useShowToast()
  const showOwnUser = useOwnUser()
  const { setPhoto, update } = usePeopleWrites(accountId)
  const removal = useSubmission()
  const chooseRef = useRef<HTMLButtonElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const { profileImage } = user
  const remove = async () => {
    const outcome = await removal.run(
      async () => {
        showOwnUser(await update({ userId: user.id, changes: { profileImageId: null } }))
      },
      (error) => ({
        ...noProblem,
        message: withCause(PROFILE_MESSAGES.photoRemovalFailed, error),
      }),
    )
    if (outcome.code === 'saved') {
      showToast({ tone: 'success', text: PROFILE_MESSAGES.photoRemoved })
      chooseRef.current?.focus()
    }
  }
  return (
    <SettingsSections>
      <FormSection title="Photo" description="A square, beside your name wherever it is shown.">
        <PhotoRow>
          <Avatar
            initials={initialsOf(user)}
            label={profileImage === null ? 'No photo' : 'Your photo'}
            size={96}
            {...(profileImage === null ? null : { imageUrl: profileImage.fileLocation })}
          />
          <FileDrop
            ref={chooseRef}
            label="Photo"
            isLabelHidden
            items={[]}
            labels={englishFileDropLabels}
            accept={accepted}
            maxBytes={MAX_BYTES}
            error={removal.problem.message ?? undefined}
            onAdd={({ files: [chosen] }) => {
              if (chosen !== undefined) setFile(chosen)
            }}
          />
        </PhotoRow>
        {profileImage === null ? null : (
          <ButtonRow>
            <Button
              size="small"
              isBusy={removal.isSaving}
              onClick={() => {
                void remove()
              }}
            >
              Remove photo
            </Button>
          </ButtonRow>
        )}
        {file === null ? null : (
          <Suspense fallback={null}>
            <PhotoCropDialog
              file={file}
              onSave={async (photo) => {
                showOwnUser(await setPhoto({ userId: user.id, file: photo }))
                showToast({ tone: 'success', text: PROFILE_MESSAGES.photoSaved })
              }}
              onClose={() => {
                setFile(null)
              }}
            />
          </Suspense>
        )}
      </FormSection>
    </SettingsSections>
  )
}
