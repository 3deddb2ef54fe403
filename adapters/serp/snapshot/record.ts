/** Records the responses of the ports, so that the audit can be saved and replayed. */
import type { EngineAnswers, FailedFetch, FetchedPage, Ports, SerpSnapshot } from '../../../analysis/index.ts';
import { type RecordedAnswer, recordModel } from './model-answers.ts';

/** The inputs of an audit. */
export interface Recording {
  /** Undefined until a search succeeds. */
  serp?: SerpSnapshot;
  /** Undefined unless answer engines were asked. */
  engines?: EngineAnswers[];
  /** Undefined unless a language model is enabled. */
  model?: RecordedAnswer[];
  /** By requested address. */
  pages: ReadonlyMap<string, FetchedPage | FailedFetch>;
}

/** Wraps `ports` to record their responses; `recorded` returns what has been recorded so far. */
export function recordPorts(ports: Ports): { ports: Ports; recorded: () => Recording } {
  const pages = new Map<string, FetchedPage | FailedFetch>();
  let serp: SerpSnapshot | undefined;
  let engines: EngineAnswers[] | undefined;
  const { answers, languageModel } = ports;
  const told: RecordedAnswer[] = [];
  return {
    ports: {
      search: async (query) => {
        serp = await ports.search(query);
        return serp;
      },
      fetchPage: async (url, options) => {
        const answer = await ports.fetchPage(url, options);
        pages.set(url, answer);
        return answer;
      },
      ...(answers === undefined
        ? {}
        : {
            answers: async (query) => {
              engines = await answers(query);
              return engines;
            },
          }),
      ...(languageModel === undefined ? {} : { languageModel: recordModel(languageModel, told) }),
    },
    recorded: () => ({
      ...(serp === undefined ? {} : { serp }),
      ...(engines === undefined ? {} : { engines }),
      ...(languageModel === undefined ? {} : { model: told }),
      pages,
    }),
  };
}
