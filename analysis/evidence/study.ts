/** What is known of a study or document in any language; what it did and found is written in the language packs. */
import type { StudyId } from '../languages/writing-pack.ts';
import type { Evidence } from '../report/metadata/evidence-base.ts';

export interface Study extends Pick<Evidence, 'title' | 'url' | 'year' | 'grade'> {
  id: StudyId;
}
