import { PROFILE_MESSAGES, TEAM_MESSAGES } from '@throughline/domain/messages'
import { Banner } from '@throughline/ui/Banner'
import { Button } from '@throughline/ui/Button'
import { Dialog } from '@throughline/ui/Dialog'
import { Skeleton } from '@throughline/ui/Skeleton'
import { useEffect, useId, useState } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { noProblem, useSubmission } from '../../forms'
import { CropStage, ZoomRow } from './PhotoCropDialog.styles'
import { addressOf, photoOf, pictureOf, type PictureArea } from './photo-picture'

export interface PhotoCropDialogProps {
  /** The file that the person has chosen. */
  readonly file: File
  /** Stores the photo. Rejects if that fails. */
  readonly onSave: (photo: File) => Promise<unknown>
  readonly onClose: () => void
}

const MOST_ZOOM = 4
const ZOOM_STEP = 0.1
/** Step of an arrow key, in pixels on the screen. */
const KEY_STEP = 4

interface Picture {
  readonly canvas: HTMLCanvasElement
  readonly address: string
}

/** Dialog in which the user chooses the square of a picture for a photo, by pointer or by keys. */
export function PhotoCropDialog({ file, onSave, onClose }: PhotoCropDialogProps) {
  const { isSaving, problem, run } = useSubmission()
  const { picture, isUnreadable } = usePicture(file)
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<PictureArea | null>(null)
  const zoomId = useId()
  const close = () => {
    if (!isSaving) onClose()
  }
  const save = async () => {
    if (picture === null || area === null) return
    const outcome = await run(
      async () => onSave(await photoOf(picture.canvas, area)),
      () => ({ ...noProblem, message: TEAM_MESSAGES.imageFailed }),
    )
    if (outcome.code === 'saved') onClose()
  }
  return (
    <Dialog
      isOpen
      title="Crop your photo"
      closeLabel="Close"
      onClose={close}
      footer={
        <>
          <Button disabled={isSaving} onClick={close}>
            Cancel
          </Button>
          <Button
            variant="primary"
            disabled={area === null}
            isBusy={isSaving}
            onClick={() => {
              void save()
            }}
          >
            Save photo
          </Button>
        </>
      }
    >
      {problem.message === null ? null : <Banner tone="danger">{problem.message}</Banner>}
      {isUnreadable ? (
        <Banner tone="danger">{PROFILE_MESSAGES.pictureUnreadable}</Banner>
      ) : (
        <>
          <CropStage>
            {picture === null ? (
              <Skeleton height={320} shape="bar" />
            ) : (
              <Cropper
                image={picture.address}
                crop={crop}
                zoom={zoom}
                maxZoom={MOST_ZOOM}
                aspect={1}
                cropShape="round"
                showGrid={false}
                keyboardStep={KEY_STEP}
                disableAutomaticStylesInjection
                mediaProps={{ alt: '' }}
                cropperProps={{
                  role: 'group',
                  'aria-label': 'Part of the picture. Move it with the arrow keys.',
                }}
                onCropChange={setCrop}
                onZoomChange={setZoom}
                onCropAreaChange={(_shares, pixels) => {
                  setArea(pixels)
                }}
              />
            )}
          </CropStage>
          <ZoomRow>
            <label htmlFor={zoomId}>Zoom</label>
            <input
              id={zoomId}
              type="range"
              min={1}
              max={MOST_ZOOM}
              step={ZOOM_STEP}
              value={zoom}
              disabled={picture === null || isSaving}
              aria-valuetext={`${Math.round(zoom * 100)} percent`}
              onChange={(event) => {
                setZoom(Number(event.currentTarget.value))
              }}
            />
          </ZoomRow>
        </>
      )}
    </Dialog>
  )
}

/** Returns the picture of a file, once it has loaded. */
function usePicture(file: File): {
  readonly picture: Picture | null
  readonly isUnreadable: boolean
} {
  const [picture, setPicture] = useState<Picture | null>(null)
  const [isUnreadable, setIsUnreadable] = useState(false)
  useEffect(() => {
    let isGone = false
    let address: string | null = null
    const read = async () => {
      try {
        const canvas = await pictureOf(file)
        const visible = await addressOf(canvas)
        if (isGone) {
          URL.revokeObjectURL(visible)
          return
        }
        address = visible
        setPicture({ canvas, address: visible })
      } catch {
        if (!isGone) setIsUnreadable(true)
      }
    }
    void read()
    return () => {
      isGone = true
      if (address !== null) URL.revokeObjectURL(address)
    }
  }, [file])
  return { picture, isUnreadable }
}
