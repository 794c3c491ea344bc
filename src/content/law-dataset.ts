import { LAW_DATASET, LAW_PATHS } from '~/config/law-dataset.ts';
import { SITE } from '~/config/site.ts';
import { lawDataset, lawDatasetSchema, type LawDataset } from '~/domain/law/dataset.ts';
import { readContent } from './read-content.ts';
import { SEALING_LAW_CHANGES } from './sealing-law-changes.ts';
import { SEALING_LAWS } from './sealing-law.ts';

const address = (path: string) => new URL(path, SITE.origin).href;

/** The public data set, as it is published; a file of another shape stops the build. */
export const LAW_DATASET_FILE: LawDataset = readContent(
  LAW_PATHS.dataset,
  lawDatasetSchema,
  lawDataset(
    {
      $schema: address(LAW_PATHS.schema),
      name: LAW_DATASET.name,
      description: LAW_DATASET.description,
      notice: LAW_DATASET.notice,
      publisher: SITE.name,
      page: address(LAW_PATHS.overview),
      changes: address(LAW_PATHS.feed),
      license: { name: LAW_DATASET.license.name, url: LAW_DATASET.license.url },
    },
    Object.values(SEALING_LAWS),
    SEALING_LAW_CHANGES,
  ),
);
