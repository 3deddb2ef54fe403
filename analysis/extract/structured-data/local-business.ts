/** Whether structured data describes a business with a physical location. */
import { type StructuredItem, shortName } from './item.ts';

/**
 * Subtypes of schema.org `LocalBusiness` whose names do not match `endings`. Practices call themselves `PhysicalTherapy`,
 * too, though that names what they do.
 */
const types = new Set(
  `AnimalShelter ArchiveOrganization ChildCare Dentist DryCleaningOrLaundry EmergencyService FireStation Hospital PoliceStation
    EmploymentAgency AmusementPark ArtGallery Casino ComedyClub MovieTheater NightClub AccountingService AutomatedTeller
    BankOrCreditUnion InsuranceAgency Bakery BarOrPub Brewery CafeOrCoffeeShop Distillery FastFoodRestaurant IceCreamShop Restaurant
    Winery FoodEstablishment GovernmentOffice PostOffice BeautySalon DaySpa HairSalon HealthClub NailSalon TattooParlor Electrician
    GeneralContractor HousePainter Locksmith MovingCompany Plumber RoofingContractor InternetCafe LegalService Attorney Notary Library
    BedAndBreakfast Campground Hostel Hotel Motel Resort MedicalClinic Optician Pharmacy Physician ProfessionalService RadioStation
    RealEstateAgent RecyclingCenter SelfStorage ShoppingCenter SportsActivityLocation BowlingAlley ExerciseGym GolfCourse PublicSwimmingPool
    SkiResort SportsClub StadiumOrArena TennisComplex TelevisionStation TouristInformationCenter TravelAgency VeterinaryCare
    CommunityHealth Dermatology DietNutrition Geriatric Gynecologic Midwifery Nursing Obstetric Oncologic Optometric Otolaryngologic
    Pediatric PhysicalTherapy Physiotherapy PlasticSurgery Podiatric PrimaryCare Psychiatric PublicHealth
    AutoBodyShop AutoDealer AutoRental AutoRepair AutoWash GasStation MotorcycleDealer MotorcycleRepair Florist`.split(
    /\s+/u,
  ),
);
const endings = /(?:Business|Store)$/u;

/** Whether a type of the item is `LocalBusiness` or one of its subtypes. */
export function isLocalBusiness({ types: written }: StructuredItem): boolean {
  return written.map(shortName).some((name) => types.has(name) || endings.test(name));
}
