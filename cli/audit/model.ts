/** Opens the language model of an audit on the command line. */
import { fileModel, ModelFolderError } from '../../adapters/model/file.ts';
import type { Ports } from '../../analysis/index.ts';
import { UsageError } from '../usage-error.ts';

/**
 * Returns the port that `wanted` names, or else the variable LANGUAGE_MODEL; none if neither does.
 * @throws UsageError for a model that cannot be used
 */
export function modelOf(wanted = process.env.LANGUAGE_MODEL): Pick<Ports, 'languageModel'> {
  if (wanted === undefined || wanted === '') return {};
  const folder = /^file:(.+)$/u.exec(wanted)?.[1];
  if (folder === undefined) throw new UsageError('--model must be file:<folder>');
  try {
    return { languageModel: fileModel(folder) };
  } catch (error) {
    throw error instanceof ModelFolderError ? new UsageError(error.message) : error;
  }
}
