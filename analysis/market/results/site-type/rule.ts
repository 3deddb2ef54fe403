/** The rule of site type: its constants, their reasons and its known limits. */
import { defineRule } from '../../../rules/rule.ts';

export const siteTypeRule = defineRule({
  id: 'site_type',
  version: 3,
  name: 'Site types: weighted signs from host, menus, structured data and publisher, over all pages of a site seen',
  constants: {
    minWeight: { value: 1, unit: 'weight', reason: 'less is neither one clear sign nor two weak ones' },
    signWeights: {
      value: {
        knownSite: 5,
        officialSuffix: 5,
        orgSuffix: 0.75,
        mediaHost: 1.5,
        shopHost: 2,
        forumHost: 2,
        companyBlog: 1.5,
        publisherInstitution: 2,
        publisherCompany: 1.5,
        publisherMedia: 1.5,
        software: 3,
      },
      unit: 'weight',
      reason: 'set by hand on 200 English results',
    },
    kindWeights: {
      value: { article: 0.5, service: 2, product: 2, collection: 2, documentation: 1.5, forum: 3 },
      unit: 'weight',
      reason: 'weighted by how sure the model is; every site may publish articles',
    },
    schemaWeights: {
      value: {
        mediaOrganization: 3,
        newsArticle: 1,
        publicBody: 4,
        institution: 2,
        company: 2,
        offer: 1.5,
        discussion: 3,
        definition: 3,
      },
      unit: 'weight',
      reason: 'types of structured data that name the speaker weigh more than types that many kinds of sites use',
    },
    menuWordWeight: { value: 0.6, unit: 'weight', reason: 'each word of a menu is a weak sign' },
    maxMenuWords: { value: 5, unit: 'words', reason: 'five say it clearly, more add nothing' },
    maxMenuDepth: { value: 3, unit: 'parts of a path', reason: 'menus link no deeper' },
  },
  knownLimits: ['site_types_tested'],
});
