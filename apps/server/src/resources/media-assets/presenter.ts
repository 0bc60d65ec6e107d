import type { components } from '@throughline/api-client/schema'
import type { AssetRow } from '../../files/asset-queries'
import type { SignedUrls } from '../../files/signed-urls'
import { nullableIri } from '../../http/references'

type Asset = components['schemas']['Asset']
type MediaAsset = components['schemas']['MediaAsset']

/** For whom an answer is made, and when: signed URLs of files work for them and from then on. */
export interface UrlContext {
  readonly signedUrls: SignedUrls
  readonly userId: number
  readonly now: Date
}

/** A file as the entity that uses it shows it, with a fresh URL. */
export function presentAsset(
  asset: Pick<AssetRow, 'id' | 'name' | 'contentType' | 'sizeBytes'>,
  { signedUrls, userId, now }: UrlContext,
): Asset {
  return {
    id: asset.id,
    name: asset.name,
    fileLocation: signedUrls.ofAsset(asset, userId, now),
    contentType: asset.contentType,
    sizeBytes: asset.sizeBytes,
  }
}

/** An uploaded file with who uploaded it. */
export function presentMediaAsset(asset: AssetRow, context: UrlContext): MediaAsset {
  return {
    ...presentAsset(asset, context),
    creator: nullableIri('users', asset.uploadedById),
    creatorId: asset.uploadedById,
  }
}
