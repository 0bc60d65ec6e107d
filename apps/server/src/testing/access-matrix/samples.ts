import type { OperationId } from '../../http/contract'
import { bulkChangeSamples } from './bulk-change-samples'
import { customViewSamples } from './custom-view-samples'
import { peopleSamples } from './people-samples'
import { planContentSamples } from './plan-content-samples'
import { planPartSamples } from './plan-part-samples'
import { planSamples } from './plan-samples'
import type { MakeSample } from './sample'

/** One call of every operation of the contract. */
export const samples: Readonly<Record<OperationId, MakeSample>> = {
  ...planSamples,
  ...planPartSamples,
  ...bulkChangeSamples,
  ...customViewSamples,
  ...planContentSamples,
  ...peopleSamples,
}
