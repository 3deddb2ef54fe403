/**
 * The vocabulary of names on elements: tags, ARIA roles, and words in class, id, itemprop and test ids.
 * The words are general terms of web templates, grouped by meaning; none is specific to a site. A group is evidence for
 * the model, not a verdict: some themes put `sidebar` on the main column.
 */
/** Groups and their words. A group whose name starts with `tag:` is matched by tag or role, see `group-reader.ts`. */
export const wordGroups = {
  // Landmarks and structure, by tag or ARIA role.
  'tag:nav': '',
  'tag:header': '',
  'tag:footer': '',
  'tag:aside': '',
  'tag:main': '',
  'tag:article': '',
  'tag:section': '',
  'tag:form': '',
  'tag:table': '',
  'tag:td': '',
  'tag:list': '',
  'tag:li': '',
  'tag:figure': '',
  'tag:quote': '',
  'tag:dialog': '',
  'tag:a': '',
  'tag:button': '',
  'tag:dl': '',
  'tag:details': '',
  'tag:heading': '',
  'tag:p': '',
  'tag:search': '',
  'tag:hidden': '',
  'tag:noscript': '',
  // Names that templates use for what surrounds the content.
  nav: 'nav navigation navbar navi subnav navigate navlinks topnav sitenav mainnav menubar',
  menu: 'menu submenu megamenu menuitem mega dropdown flyout hamburger burger drawer menus',
  header: 'header head masthead topbar hdr branding logo site-title brand banner contentinfo',
  footer: 'footer foot colophon footers subfooter prefooter bottombar sitefooter',
  sidebar: 'sidebar sidebars side aside complementary rail secondary tertiary widgetarea',
  widget: 'widget widgets textwidget gadget plugin',
  breadcrumb: 'breadcrumb breadcrumbs crumb crumbs trail',
  pagination: 'pagination pager paging pagenav paginate prev previous next pagenavi pages nextprev',
  share:
    'share sharing social socials sharedaddy sharethis addtoany follow facebook twitter whatsapp pinterest linkedin',
  related:
    'related recommended recommendations recommend recommendation similar suggested suggestions upsell crosssell recirculation readnext ymal',
  latest: 'latest recent popular trending mostread top recently viewed',
  more: 'more readmore seemore loadmore continue',
  ad: 'ad ads adv advert advertisement advertising sponsor sponsored sponsors adsbygoogle gpt dfp adunit adslot promotion',
  promo: 'promo promos promotions teaser teasers cta callout announcement offer offers calltoaction',
  newsletter: 'newsletter newsletters subscribe subscription signup optin mailchimp mailing mc',
  cookie: 'cookie cookies consent gdpr privacy cmp onetrust',
  modal: 'modal popup popover overlay lightbox tooltip toast offcanvas dialog backdrop notification alert notice',
  hidden: 'hidden hide invisible collapse sr screen visually visuallyhidden offscreen none skip noprint reader',
  login: 'login signin register account auth logged password registration profile',
  search: 'search searchform searchbox query autocomplete',
  cart: 'cart basket checkout minicart wishlist bag addtocart purchase quantity qty buy',
  form: 'form field fields input submit contactform select checkbox radio captcha',
  filter: 'filter filters facet facets refine sort sorting refinement sortby',
  language: 'language lang languages locale switcher country translate currency',
  legal: 'copyright legal disclaimer terms policy imprint license',
  tools: 'tools toolbar print actions action controls control utility utilities buttons btn button edit',
  tags: 'tag tags category categories topics cat cats taxonomy labels keyword keywords postedin',
  byline: 'byline author authors by contributor writer bio biography authorbox vcard fn aboutauthor journalist',
  date: 'date time timestamp published publish updated modified dateline posted pubdate datetime',
  meta: 'meta metadata info postmeta entrymeta stats stat counter count views details byline kicker eyebrow',
  caption: 'caption captions credit credits figcaption attribution copyrightholder source photocredit',
  media: 'image images img photo photos picture video player gallery slideshow media thumbnail thumb lightbox',
  avatar: 'avatar user username userinfo member profilepic nickname gravatar postprofile signature sig',
  toc: 'toc tableofcontents contentstable onthispage outline scrollspy tocs jump',
  // Names that templates use for the content.
  content: 'content contents maincontent contentarea pagecontent contentbody contentmain primary main',
  article: 'article articles story storybody articlecontent news articletext storycontent hentry single singular',
  body: 'body articlebody text copy entry richtext rte rich prose wysiwyg formatted paragraph markdown textblock txt mw bodytext userhtml',
  post: 'post posts postbody postcontent message messages msg bbwrapper blog entrycontent usercontent bbcode',
  title: 'title headline heading subtitle subheading subheadline h hed dek entrytitle pagetitle',
  intro: 'intro lead lede summary excerpt standfirst abstract synopsis introduction overview deck leading',
  comment: 'comment comments respond disqus commentlist replies reply discussion response commentform commenttext',
  thread: 'thread topic forum question answer answers discussion topics threads conversation qa',
  review: 'review reviews testimonial testimonials rating ratings star stars feedback quote quotes',
  product: 'product products prod pdp sku item-name buybox productinfo goods merchandise variant swatch',
  price: 'price prices pricing cost amount sale discount money plan plans',
  description:
    'description desc detail details specs spec specification specifications features feature attributes about information',
  item: 'item items card cards tile tiles listing listings result results entry row list element entity li',
  grid: 'grid column columns col cols masonry gallery collection loop archive feed stream',
  slider: 'slider carousel slide slides slick swiper owl marquee splide flickity',
  tab: 'tab tabs tabpanel tabbed pane panel tablist',
  accordion: 'accordion faq faqs expandable collapsible toggle expand collapse disclosure',
  hero: 'hero jumbotron cover splash intro banner billboard',
  section: 'section block module component region wp elementor vc shortcode widgetwrap paragraph container',
  code: 'code highlight codehilite prettyprint syntax snippet pre',
  table: 'table tbl datatable grid rows cell',
  map: 'map address location directions contact phone hours store',
  event: 'event events calendar schedule job jobs',
  recipe: 'recipe ingredients ingredient instructions instruction directions steps step nutrition',
  team: 'team clients client partners partner logos brands trusted awards services service portfolio',
} as const;

/** The groups in the order of the trained model; the order is part of the weights. */
export const groupNames: readonly string[] = Object.keys(wordGroups);

/** Marks that no ancestor within this many steps belongs to the group. */
export const far = 15;
